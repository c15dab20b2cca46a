// The script of the page is imported as text: the bundler makes it from the folder of the same name.
declare module "*.script" {
  const source: string;
  export default source;
}
