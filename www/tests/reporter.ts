import type { Reporter, TestModule } from "vitest/node";

/** Closes a run with one plain line, readable by any program that counts tests. */
export default class PlainLine implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    let passed = 0;
    let failed = modules.filter((m) => m.state() === "failed" && m.children.size === 0).length;
    for (const module of modules) {
      for (const test of module.children.allTests()) {
        const { state } = test.result();
        if (state === "passed") passed += 1;
        else if (state === "failed") failed += 1;
      }
    }
    // The default reporter still writes its own summary.
    setImmediate(() => console.log(`\n${passed} passed, ${failed} failed`));
  }
}
