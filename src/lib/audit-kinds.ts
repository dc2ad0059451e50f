/** What the log of a site tells admins about; each kind has its words in the catalogue. */
export const auditKinds = [
  "signIn",
  "signInFailed",
  "signOut",
  "sessionsEnded",
  "passwordChanged",
  "passwordResetAsked",
  "passwordReset",
  "secondStepOn",
  "secondStepOff",
  "recoveryCodeUsed",
  "memberAdded",
  "memberRemoved",
  "memberRoleChanged",
  "hostAdded",
  "hostRemoved",
  "hostMadePrimary",
  "trackingChanged",
  "previewLinkMade",
  "previewLinkRevoked",
  "previewLinkReopened",
] as const;
export type AuditKind = (typeof auditKinds)[number];
