import type { En } from "media-chrome/dist/lang/en.js";
import { addTranslation } from "media-chrome/dist/utils/i18n.js";

/** What the controls of an own film say, in the languages that the player does not bring: Italian, Romansh, Albanian, Serbian, Croatian. */
const languages = ["it", "rm", "sq", "sr", "hr"] as const;

/** What nobody meets at such a film (chapters, live pictures) is left out: English stands in. */
const words: Partial<Record<keyof typeof En, readonly [string, string, string, string, string]>> = {
  Audio: ["Audio", "Audio", "Audio", "Zvuk", "Zvuk"],
  Auto: ["Automatica", "Automatic", "Automatike", "Automatski", "Automatski"],
  Captions: ["Sottotitoli", "Suttitels", "Titra", "Titlovi", "Titlovi"],
  "Enable captions": [
    "Mostra i sottotitoli",
    "Mussar ils suttitels",
    "Shfaq titrat",
    "Prikaži titlove",
    "Prikaži titlove",
  ],
  "Disable captions": [
    "Nascondi i sottotitoli",
    "Zuppar ils suttitels",
    "Fshih titrat",
    "Sakrij titlove",
    "Sakrij titlove",
  ],
  "Enter fullscreen mode": [
    "Schermo intero",
    "Visur entir",
    "Ekran i plotë",
    "Preko celog ekrana",
    "Preko cijelog zaslona",
  ],
  "Exit fullscreen mode": [
    "Esci dallo schermo intero",
    "Bandunar il visur entir",
    "Dil nga ekrani i plotë",
    "Napusti ceo ekran",
    "Napusti cijeli zaslon",
  ],
  "Enter picture in picture mode": [
    "Apri in una finestra",
    "Avrir en ina fanestra",
    "Hap në dritare të vogël",
    "Otvori u malom prozoru",
    "Otvori u malom prozoru",
  ],
  "Exit picture in picture mode": [
    "Chiudi la finestra",
    "Serrar la fanestra",
    "Mbyll dritaren e vogël",
    "Zatvori mali prozor",
    "Zatvori mali prozor",
  ],
  "Start airplay": ["Avvia AirPlay", "Cumenzar AirPlay", "Nis AirPlay", "Pokreni AirPlay", "Pokreni AirPlay"],
  "Stop airplay": ["Ferma AirPlay", "Terminar AirPlay", "Ndalo AirPlay", "Zaustavi AirPlay", "Zaustavi AirPlay"],
  Loop: ["Ripeti", "Repeter", "Përsërit", "Ponavljaj", "Ponavljaj"],
  Mute: ["Disattiva l’audio", "Senza tun", "Hiq zërin", "Isključi zvuk", "Isključi zvuk"],
  Unmute: ["Attiva l’audio", "Cun tun", "Lësho zërin", "Uključi zvuk", "Uključi zvuk"],
  Off: ["No", "Deactivà", "Joaktive", "Isključeno", "Isključeno"],
  Pause: ["Pausa", "Pausa", "Pauzë", "Pauza", "Pauza"],
  Play: ["Riproduci", "Far ir", "Luaj", "Pusti", "Pokreni"],
  "Playback rate": ["Velocità", "Spertadad", "Shpejtësia", "Brzina", "Brzina"],
  "Playback rate {playbackRate}": [
    "Velocità {playbackRate}",
    "Spertadad {playbackRate}",
    "Shpejtësia {playbackRate}",
    "Brzina {playbackRate}",
    "Brzina {playbackRate}",
  ],
  Quality: ["Qualità", "Qualitad", "Cilësia", "Kvalitet", "Kvaliteta"],
  "Seek backward": ["Indietro", "Enavos", "Prapa", "Nazad", "Natrag"],
  "Seek forward": ["Avanti", "Enavant", "Para", "Napred", "Naprijed"],
  Settings: ["Impostazioni", "Configuraziuns", "Cilësimet", "Podešavanja", "Postavke"],
  "closed captions": ["sottotitoli", "suttitels", "titrat", "titlovi", "titlovi"],
  "current playback rate": [
    "velocità attuale",
    "spertadad actuala",
    "shpejtësia e tanishme",
    "trenutna brzina",
    "trenutačna brzina",
  ],
  "media loading": ["caricamento", "il film vegn", "po ngarkohet", "učitavanje", "učitavanje"],
  mute: ["disattiva l’audio", "senza tun", "hiq zërin", "isključi zvuk", "isključi zvuk"],
  unmute: ["attiva l’audio", "cun tun", "lësho zërin", "uključi zvuk", "uključi zvuk"],
  pause: ["pausa", "pausa", "pauzë", "pauza", "pauza"],
  play: ["riproduci", "far ir", "luaj", "pusti", "pokreni"],
  "playback time": ["tempo trascorso", "temp passà", "koha e kaluar", "proteklo vreme", "proteklo vrijeme"],
  quality: ["qualità", "qualitad", "cilësia", "kvalitet", "kvaliteta"],
  seek: ["posizione", "posiziun", "pozicioni", "položaj", "položaj"],
  settings: ["impostazioni", "configuraziuns", "cilësimet", "podešavanja", "postavke"],
  "video player": ["lettore video", "lectur da films", "luajtësi i filmit", "video-plejer", "videoplayer"],
  volume: ["volume", "volumen", "volumi", "jačina zvuka", "glasnoća"],
  hour: ["ora", "ura", "orë", "sat", "sat"],
  hours: ["ore", "uras", "orë", "sati", "sati"],
  minute: ["minuto", "minuta", "minutë", "minut", "minuta"],
  minutes: ["minuti", "minutas", "minuta", "minuta", "minuta"],
  second: ["secondo", "secunda", "sekondë", "sekunda", "sekunda"],
  seconds: ["secondi", "secundas", "sekonda", "sekundi", "sekundi"],
  "{time} remaining": ["ancora {time}", "anc {time}", "edhe {time}", "još {time}", "još {time}"],
  "{currentTime} of {totalTime}": [
    "{currentTime} di {totalTime}",
    "{currentTime} da {totalTime}",
    "{currentTime} nga {totalTime}",
    "{currentTime} od {totalTime}",
    "{currentTime} od {totalTime}",
  ],
};

for (const [at, language] of languages.entries()) {
  const own = Object.entries(words).map(([key, said]) => [key, said[at] ?? ""] as const);
  addTranslation(language, Object.fromEntries(own));
}
