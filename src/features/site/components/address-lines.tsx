import { breakableAddresses } from "~/features/richtext/breakable-addresses.tsx";
import type { FooterAddress } from "../domain/frame/footer.ts";

/** An address line by line, with ways to call and to write. */
export function AddressLines({ address: { name, street, city, phone, email } }: { address: FooterAddress }) {
  return (
    <address>
      <strong>{name}</strong>
      {street && <span>{street}</span>}
      {city && <span>{city}</span>}
      {phone && <a href={phone.href}>{phone.text}</a>}
      {email && <a href={email.href}>{breakableAddresses(email.text)}</a>}
    </address>
  );
}
