/** What a customer has written of a branch, as the source gives it. */
export interface ShownReview {
  id: string;
  branchId: string;
  branchName: string;
  city: string;
  /** Set where it is written in another language than the page. */
  lang: string | null;
  review: {
    /** From 1 to 5. */
    rating: number;
    text: string;
    author_name: string;
    /** Where the source shows who wrote it. */
    author_url: string | null;
    relative_time_description: string;
  };
}

/** What sections that show reviews find in `ViewContext.data`. */
export const reviewsName = "reviews";

export function reviewsIn(data: Record<string, unknown>): ShownReview[] {
  return (data[reviewsName] ?? []) as ShownReview[];
}
