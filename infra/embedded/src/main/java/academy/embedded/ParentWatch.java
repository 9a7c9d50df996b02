package academy.embedded;

import java.io.IOException;
import java.io.InputStream;

/** Ends this process when its stdin closes, so that a killed starter leaves no orphan behind. */
final class ParentWatch {

    private ParentWatch() {
    }

    static void start(InputStream stdin) {
        Thread watch = new Thread(() -> waitForEnd(stdin), "parent-watch");
        watch.setDaemon(true);
        watch.start();
    }

    private static void waitForEnd(InputStream stdin) {
        try {
            while (stdin.read() >= 0) {
                // the starter has nothing to say; only the end counts
            }
        } catch (IOException e) {
            // a broken pipe is an end too
        }
        System.exit(0);
    }
}
