declare module '*.css' {
  /** Maps each class name in the file to its generated name. */
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
