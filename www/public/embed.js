// A frame in a sandbox has no origin, and without one browsers load neither modules nor WebAssembly by
// address. One plain script with everything inside takes their place.
if (self.origin === "null") {
  const script = document.createElement("script");
  script.src = "./embed-sandboxed.js";
  document.head.append(script);
}
