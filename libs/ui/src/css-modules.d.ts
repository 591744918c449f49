declare module '*.css' {
  /** Generated class names by their name in the file. */
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
