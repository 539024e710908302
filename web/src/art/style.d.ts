import "react";

declare module "react" {
  // Custom properties may be set on any element.
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined;
  }
}
