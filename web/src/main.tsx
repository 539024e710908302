import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app";
import { keepFocus } from "./parts/keptFocus";
import { apply } from "./store/preferences";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/shell.css";
import "./styles/shell-phone.css";
import "./styles/house-nav.css";
import "./styles/table.css";

apply();
keepFocus();
const root = document.getElementById("root");
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
