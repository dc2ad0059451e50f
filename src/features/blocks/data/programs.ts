/** The programmes that a business can take part in: options of its card. */
export const programs = ["gesundheitsoptik", "frequentlens"] as const;
