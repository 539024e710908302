declare module "virtual:game-icons" {
  const paths: Record<string, string>;
  export default paths;
}
declare module "virtual:credits" {
  const sections: import("../../scripts/credits").Section[];
  export default sections;
}
declare module "*.ftl?raw" {
  const text: string;
  export default text;
}
