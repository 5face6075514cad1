/** A style sheet by its local names. Packages that import this library get it through `index.ts`. */
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
declare module '*.css';
