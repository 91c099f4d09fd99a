/**
 * Keeps the page on the device: all files of one version, in a cache of their own, fetched after the
 * first visit has had its answer.
 *
 * A new version is fetched beside the old one and waits until the reader asks for it, or until no page
 * is open. The old one's files stay for as long as a page of it may still want them.
 */
import { setCacheNameDetails } from "workbox-core";
import { precacheAndRoute } from "workbox-precaching";
import { registerRoute } from "workbox-routing";

declare const self: ServiceWorkerGlobalScope;

const files = self.__WB_MANIFEST;
const { scope } = self.registration;

// Caches belong to the whole host, which may have other copies of this page in other folders.
const prefix = `regelwerk-${scope}-`;
const version = hash(JSON.stringify(files));
setCacheNameDetails({ prefix: "regelwerk", precache: scope, suffix: version });

// The state of the page stands behind the hash; what stands before it changes no file.
precacheAndRoute(files, { ignoreURLParametersMatching: [/./] });

// A page of the version before asks for its own chunks, which the server may no longer have.
const assets = new URL("assets/", scope).href;
registerRoute(
  ({ url }) => url.href.startsWith(assets),
  async ({ request }) => (await fromBefore(request)) ?? fetch(request),
);

self.addEventListener("activate", (event) => {
  event.waitUntil(self.clients.claim());
});

self.addEventListener("message", (event) => {
  const { type } = (event.data ?? {}) as { type?: string };
  if (type === "SKIP_WAITING") event.waitUntil(self.skipWaiting());
  if (type === "TIDY") event.waitUntil(tidy(event.source));
});

async function own(): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(prefix));
}

async function fromBefore(request: Request): Promise<Response | undefined> {
  for (const cacheName of await own()) {
    const found = await caches.match(request, { cacheName });
    if (found) return found;
  }
  return undefined;
}

/** Removes the versions before, once the page that asks for it is the only one open. */
async function tidy(asking: ExtendableMessageEvent["source"]): Promise<void> {
  const old = (await own()).filter((name) => name !== prefix + version);
  const pages = await self.clients.matchAll({ includeUncontrolled: true });
  const { installing, waiting } = self.registration;
  // The next version already waits in a cache of its own.
  if (installing || waiting) return;
  if (pages.some((page) => asking === null || !("id" in asking) || page.id !== asking.id)) return;
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** FNV-1a: tells versions apart, no more. */
function hash(text: string): string {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  return (value >>> 0).toString(16);
}
