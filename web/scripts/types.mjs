// Makes src/protocol/types.ts from the server's own types; PYTHON is one that has the server at hand.
import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { compile } from "json-schema-to-typescript";

const schema = JSON.parse(
  execFileSync(process.env.PYTHON ?? "python3", [new URL("schema.py", import.meta.url).pathname], {
    encoding: "utf-8",
  }),
);
const all = Object.keys(schema.$defs);
const root = {
  ...schema,
  title: "Everything",
  type: "object",
  properties: Object.fromEntries(all.map((name) => [name, { $ref: `#/$defs/${name}` }])),
  additionalProperties: false,
};
const banner = "// Made by `npm run types` from the types of the server. Do not edit.";
const text = await compile(root, "Everything", {
  bannerComment: banner,
  additionalProperties: false,
  strictIndexSignatures: false,
  format: false,
});
writeFileSync(new URL("../src/protocol/types.ts", import.meta.url), text);
