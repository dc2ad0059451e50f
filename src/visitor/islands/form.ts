export { wake } from "../island-core.ts";

export { FormClient as default } from "~/features/forms/components/form-client.tsx";
