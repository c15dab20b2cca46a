// YAML files are imported as text: the bundler puts them into the program.
declare module "*.yaml" {
  const text: string;
  export default text;
}
