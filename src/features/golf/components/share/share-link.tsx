/** A link as people read it: without its protocol, and long ids may break anywhere. */
export function ShareLink({ link }: { link: string }) {
  return (
    <a className="golf-share__link" href={link}>
      {link.replace(/^https?:\/\//, "")}
    </a>
  );
}
