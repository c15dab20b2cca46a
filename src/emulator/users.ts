// The members of the organization.
import { list } from "../service/users.ts";
import { pageOf } from "./page.ts";
import { administrators, type Resource } from "./resource.ts";

export const users: Resource = (organization) => [
  {
    endpoint: list,
    allowed: administrators,
    answer(call) {
      const { items, pagination } = pageOf(list, organization.members, (member) => member.user.id, call);
      return { users: items.map((member) => member.user), pagination };
    },
  },
];
