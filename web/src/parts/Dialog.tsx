import { type ReactNode, useRef } from "react";
import { Overlay } from "react-aria/Overlay";
import { useDialog } from "react-aria/useDialog";
import { useModalOverlay } from "react-aria/useModalOverlay";
import { useOverlayTriggerState } from "react-stately/useOverlayTriggerState";
import { useWords } from "../words/page";
import { useBackCloses } from "./router";

interface Props {
  label: string;
  onClose: () => void;
  className?: string;
  children: ReactNode;
}

/** Something that stands before the page until it is closed: in its middle, on a phone as a sheet at its foot. */
export function Dialog(props: Props) {
  return (
    <Overlay>
      <Modal {...props} />
    </Overlay>
  );
}

function Modal({ label, onClose, className = "", children }: Props) {
  const words = useWords();
  useBackCloses(onClose);
  const dialog = useRef<HTMLElement>(null);
  const state = useOverlayTriggerState({ isOpen: true, onOpenChange: (isOpen) => isOpen || onClose() });
  const { modalProps, underlayProps } = useModalOverlay({ isDismissable: true }, state, dialog);
  const { dialogProps } = useDialog({ "aria-label": label }, dialog);
  return (
    <div className="veil" {...underlayProps}>
      <section
        ref={dialog}
        className={`dialog fades ${className}`}
        {...modalProps}
        {...dialogProps}
        role="dialog"
        aria-modal="true"
      >
        <button type="button" className="button dialog-close" onClick={onClose}>
          {words.phrase("close")}
        </button>
        <div className="dialog-body">{children}</div>
      </section>
    </div>
  );
}
