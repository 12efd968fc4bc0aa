import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';

/**
 * The click of a link that is drawn as Back: the page before, if it is one of ours. Of a page that was opened by its address there is
 * none, and the link leads where it says.
 */
export function useGoBack(): (event: MouseEvent) => void {
  const navigate = useNavigate();
  return (event) => {
    if (!(window.history.state as { idx?: number } | null)?.idx) return;
    event.preventDefault();
    void navigate(-1);
  };
}
