import { names } from "./name.ts";

export const mcp = names("an MCP server: a host name, or a command with its arguments");
