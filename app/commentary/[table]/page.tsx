// The static shell of the commentary page: knows neither the table's name nor any token.
import '../../ui/tokens.css';
import '../../ui/stage.css';
import '../../ui/opaque.css';
import '../../ui/noToken.css';
import '../commentary.css';
import '../rows.css';
import { CommentaryPage } from '../CommentaryPage.tsx';

export default function Page() {
  return <CommentaryPage />;
}
