/** Opens all that is folded in `root`: paper cannot be clicked. Returns what folds it again. */
export function unfold(root: ParentNode): () => void {
  const folded = [...root.querySelectorAll<HTMLDetailsElement>('details:not([open])')];
  for (const details of folded) details.open = true;
  return () => {
    for (const details of folded) details.open = false;
  };
}

/** Gives the page another title, which a browser offers as the name of the PDF. Returns what gives the old one back. */
export function retitle(page: Document, title: string): () => void {
  const before = page.title;
  page.title = title;
  return () => {
    page.title = before;
  };
}
