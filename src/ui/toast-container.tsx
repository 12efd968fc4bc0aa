import { Slide, ToastContainer as Container, toast } from 'react-toastify';

export { toast };

/** The specification's toasts: top right, five seconds, waiting under the pointer and in the background. */
export const ToastContainer = () => (
  <Container
    position="top-right"
    autoClose={5000}
    pauseOnHover
    pauseOnFocusLoss
    draggable
    draggablePercent={80}
    theme="light"
    transition={Slide}
    closeOnClick
    newestOnTop
  />
);
