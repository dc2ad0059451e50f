/** Where the home page stands: its address is that of its language alone. */
export const homeSlug = "~home";
