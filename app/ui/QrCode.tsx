// A QR code on white with its quiet zone: dark on light, whatever the page around it looks like.
import { qrCode } from './qrCode.ts';

interface QrCodeProps {
  readonly text: string;
  /** what it opens, for those who cannot see it */
  readonly label: string;
}

export function QrCode({ text, label }: QrCodeProps) {
  const { size, path } = qrCode(text);
  return (
    <svg className="fc-qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
