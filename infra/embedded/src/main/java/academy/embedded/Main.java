package academy.embedded;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/** Starts Kafka and the store in this process and reports on stdout, one line per event. */
public final class Main {

    private static final int EXIT_CANNOT_START = 1;
    private static final PrintStream OUT =
        new PrintStream(new FileOutputStream(FileDescriptor.out), true, StandardCharsets.UTF_8);

    private Main() {
    }

    public static void main(String[] arguments) {
        // Libraries that print go to stderr: stdout is ours.
        System.setOut(System.err);
        try {
            Stack.start(Options.parse(arguments), OUT);
        } catch (StartFailure e) {
            fail(e.getMessage());
        } catch (RuntimeException e) {
            fail("The stack did not start (" + e + "); see the logs folder for details.");
        }
    }

    /** {@code halt}, since the shutdown hook would tidy up what was never started. */
    private static void fail(String sentence) {
        OUT.println("ERROR " + sentence);
        OUT.flush();
        Runtime.getRuntime().halt(EXIT_CANNOT_START);
    }
}
