import { names } from "./name.ts";

export const mcp = names("an MCP server: a host name, or a command with its arguments", {
  list: ["mcp.example.com", "corp-mcp *"],
  covers: ["mcp.example.com", "corp-mcp --read-only"],
  leaves: ["evil.mcp.example.com", "MCP.example.com", "corp-mcp", "*"],
});
