/** Hands something to the reader as a file. */
export function offerFile(name: string, content: BlobPart, type = "application/json"): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken it by then.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** What stands in a file that the reader has chosen; nothing when it cannot be read. */
export function textOf(file: File): Promise<string | undefined> {
  return new Promise((done) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result));
    reader.onerror = () => done(undefined);
    reader.readAsText(file);
  });
}
