// The members of the organization.
import { users as service } from "../service/users.ts";
import { pageOf } from "./page.ts";
import { type Resource, route } from "./resource.ts";

export const users: Resource = (organization) => [
  route(service.list, (call) => {
    const { items, pagination } = pageOf(service.list, organization.members, (member) => member.user.id, call);
    return { users: items.map((member) => member.user), pagination };
  }),
];
