/** Creates a file that reports the given size without containing that many bytes. */
export function fileOf({
  name = 'Layla_Haddad_Resume.pdf',
  type = 'application/pdf',
  size = 2_000,
} = {}): File {
  const file = new File(['%PDF-1.7'], name, { type });
  Object.defineProperty(file, 'size', { value: size });
  return file;
}
