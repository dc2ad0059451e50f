import { rich, text, type TradeSample } from "~/features/blocks/sample.ts";

export const aspectSponsorFormSample: TradeSample = {
  optician: {
    fields: {
      kicker: text("aspect", "aspect"),
      title: text("Werden Sie Sponsor", "Devenez sponsor"),
      description: rich(
        "Zeigen Sie Ihre Firma dort, wo sich die Branche trifft: mit einem Stand, einer Pause oder einem Stehlunch.",
        "Montrez votre entreprise là où la branche se retrouve : avec un stand, une pause ou un lunch debout.",
      ),
      submitLabel: text("Verbindlich buchen", "Réserver ferme"),
      subdescription: rich(
        "Alle Preise ohne Mehrwertsteuer. Die Rechnung folgt nach dem Anlass.",
        "Tous les prix s’entendent hors TVA. La facture suit après l’événement.",
      ),
      sentText: rich(
        "Vielen Dank für Ihre Buchung. Die Bestätigung erhalten Sie in den nächsten Tagen.",
        "Merci pour votre réservation. Vous recevrez la confirmation ces prochains jours.",
      ),
      closedText: rich(
        "Die Buchung für dieses Jahr ist geschlossen. Wir freuen uns aufs nächste Mal.",
        "Les réservations de cette année sont closes. Au plaisir de vous retrouver l’an prochain.",
      ),
    },
  },
};
