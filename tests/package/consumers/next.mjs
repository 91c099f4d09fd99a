// Next.js: one component on the server, one in the browser, in one page.

import { node, root, tool } from "../paths.mjs";
import { answerAt, withServer } from "../pages.mjs";
import { fraction } from "./programs.mjs";

const layout = `export const metadata = { title: "One shot", icons: { icon: "data:," } };

export default function Layout({ children }) {
  return <html lang="en"><body>{children}</body></html>;
}
`;

const page = `import { chronopia } from "regelwerk";
import { Client } from "./client.js";

export default function Page() {
  return <main><output id="server">{${fraction}}</output> <Client /></main>;
}
`;

const client = `"use client";

import { useEffect, useState } from "react";
import { init, chronopia } from "regelwerk";

export function Client() {
  const [answer, setAnswer] = useState("");
  useEffect(() => {
    init().then(() => setAnswer(${fraction}));
  }, []);
  return <output id="answer">{answer}</output>;
}
`;

// Next.js itself lies outside of the project, where all test tools do.
const config = `export default { turbopack: { root: ${JSON.stringify(root)} } };\n`;

const quiet = { NEXT_TELEMETRY_DISABLED: "1" };

export const nextConsumers = [
  {
    name: "next",
    type: "module",
    files: { "app/layout.js": layout, "app/page.js": page, "app/client.js": client, "next.config.js": config },
    modules: 1,
    output: ".next/static",
    async answer(folder) {
      const next = tool("next");
      await node([next, "build"], folder, quiet);
      return withServer([next, "start", "--port", "0", "--hostname", "127.0.0.1"], folder, async (address) => {
        const inBrowser = await answerAt(address, { fetches: /\.wasm$/ });
        const onServer = (await (await fetch(address)).text()).match(/id="server">([^<]*)</)?.[1];
        if (onServer !== inBrowser) throw new Error(`${onServer} on the server, ${inBrowser} in the browser`);
        return inBrowser;
      }, quiet);
    },
  },
];
