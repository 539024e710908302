import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app";
import { apply } from "./store/preferences";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/card.css";
import "./styles/shell.css";
import "./styles/pages.css";
import "./styles/alley.css";
import "./styles/places.css";
import "./styles/board.css";
import "./styles/shelf.css";
import "./styles/opponents.css";
import "./styles/tracks.css";
import "./styles/in-full.css";
import "./styles/stage.css";
import "./styles/flights.css";
import "./styles/plain.css";
import "./styles/magick.css";
import "./styles/phone.css";

apply();
const root = document.getElementById("root");
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
