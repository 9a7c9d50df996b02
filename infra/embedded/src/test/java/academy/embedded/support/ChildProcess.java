package academy.embedded.support;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** A JVM of its own, on the flags that we ship, whose stdout is read line by line. */
public final class ChildProcess implements AutoCloseable {

    private final Process process;
    private final BufferedReader out;
    private final List<String> lines = new ArrayList<>();

    private ChildProcess(Process process) {
        this.process = process;
        this.out = process.inputReader(StandardCharsets.UTF_8);
    }

    public static ChildProcess start(String mainClass, String... arguments) throws IOException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        Files.readAllLines(Path.of("jvm.options")).stream()
            .filter(line -> !line.isBlank() && !line.startsWith("#")).forEach(command::add);
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), mainClass));
        command.addAll(List.of(arguments));
        return new ChildProcess(new ProcessBuilder(command).redirectError(new File("/dev/null")).start());
    }

    /** Waits for the line that starts so and gives the rest of it; fails when the process ends before. */
    public String waitFor(String start) throws IOException {
        for (String line = out.readLine(); line != null; line = out.readLine()) {
            lines.add(line);
            if (line.startsWith(start)) {
                return line.substring(start.length()).trim();
            }
        }
        throw new AssertionError("the process ended without a line '" + start + "': " + lines);
    }

    /** SIGKILL: nothing of it runs any more. */
    public void kill() throws InterruptedException {
        process.destroyForcibly().waitFor();
    }

    /** SIGTERM; gives the milliseconds until the process was gone. */
    public long terminate() throws InterruptedException {
        long from = System.nanoTime();
        // Through the handle, as destroying the process itself would close its stdout to us.
        process.toHandle().destroy();
        process.waitFor();
        return TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - from);
    }

    public void closeStdin() throws IOException {
        process.getOutputStream().close();
    }

    public int exitCode() throws InterruptedException {
        return process.waitFor();
    }

    public boolean isAlive() {
        return process.isAlive();
    }

    @Override
    public void close() {
        process.destroyForcibly();
    }
}
