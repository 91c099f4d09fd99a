/** Copies a text: into the clipboard where that is allowed, else the old way, through a selection. */
export async function copyText(text: string, root: ShadowRoot | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text, root);
  }
}

function copyBySelection(text: string, root: ShadowRoot | null): boolean {
  const from = root?.activeElement as HTMLElement | null;
  const area = document.createElement("textarea");
  area.value = text;
  area.readOnly = true;
  area.className = "hush";
  root?.append(area);
  area.select();
  let copied = false;
  try {
    copied = document.execCommand("copy");
  } catch {
    copied = false;
  }
  area.remove();
  from?.focus();
  return copied;
}
