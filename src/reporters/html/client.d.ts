// The page's script is imported as text. The bundler builds it from the folder of the same name.
declare module "*.script" {
  const source: string;
  export default source;
}
