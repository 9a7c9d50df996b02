package academy.embedded;

import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.TimeUnit;

import org.apache.kafka.common.utils.Exit;

/** Kafka, the store and the health endpoint, started and stopped together. */
final class Stack {

    private static final int EXIT_BROKEN = 2;
    /** A stop that takes longer is cut short: everything acknowledged is in the files already. */
    private static final long STOP_WITHIN_MS = 4500;

    private final PrintStream out;
    private final DataFolder folder;
    private final KafkaNode kafka;
    private final MongoNode mongo;
    private HealthEndpoint health;

    private Stack(PrintStream out, DataFolder folder, KafkaNode kafka, MongoNode mongo) {
        this.out = out;
        this.folder = folder;
        this.kafka = kafka;
        this.mongo = mongo;
    }

    /** Starts everything, prints the READY line, and leaves the rest to the threads that it started. */
    static Stack start(Options options, PrintStream out) throws StartFailure {
        DataFolder folder = DataFolder.open(options.dataDir());
        FileLogs.open(folder.logs(), cause -> broken(out, "Kafka's files cannot be written (" + rootMessage(cause)
            + "); check the free space of the disk and start again."));
        List<Integer> ports = Ports.settle(List.of(
            new Ports.Wish("the store", "--mongo-port", options.host(), options.mongoPort()),
            new Ports.Wish("Kafka", "--kafka-port", options.host(), options.kafkaPort()),
            new Ports.Wish("Kafka's controller", "--kafka-port", Ports.LOOPBACK, 0)));
        KafkaNode.Client client = new KafkaNode.Client(options.host(), options.advertisedHost(), ports.get(1));
        dieWithKafka(out);

        CompletableFuture<MongoNode> mongo = CompletableFuture.supplyAsync(() -> unchecked(() ->
            MongoNode.start(folder.storeFile(), options.host(), ports.get(0), cause -> broken(out, "The store's file cannot be written ("
                + rootMessage(cause) + "); check the free space of its disk and start again."))));
        KafkaNode kafka = KafkaNode.start(folder.kafka(), client, ports.get(2));
        Stack stack = new Stack(out, folder, kafka, result(mongo));
        stack.openHealth(options.healthPort());
        Runtime.getRuntime().addShutdownHook(new Thread(stack::stop, "stop"));
        if (options.stopWithParent()) {
            ParentWatch.start(System.in);
        }
        out.println("READY " + stack.readyJson(client));
        return stack;
    }

    private interface Starting<T> {
        T run() throws StartFailure;
    }

    private static <T> T unchecked(Starting<T> starting) {
        try {
            return starting.run();
        } catch (StartFailure e) {
            throw new CompletionException(e);
        }
    }

    private static <T> T result(CompletableFuture<T> future) throws StartFailure {
        try {
            return future.join();
        } catch (CompletionException e) {
            if (e.getCause() instanceof StartFailure failure) {
                throw failure;
            }
            throw e;
        }
    }

    /** Kafka ends the process by itself when its folder fails; say why before it does. */
    private static void dieWithKafka(PrintStream out) {
        Exit.Procedure procedure = (status, message) ->
            broken(out, "Kafka gave up; check the free space of its disk and the logs folder, and start again.");
        Exit.setExitProcedure(procedure);
        Exit.setHaltProcedure(procedure);
    }

    /** {@code halt}: a tidy stop would need the very files that cannot be written. */
    private static void broken(PrintStream out, String sentence) {
        out.println("ERROR " + sentence.lines().findFirst().orElse(""));
        out.flush();
        Runtime.getRuntime().halt(EXIT_BROKEN);
    }

    private static String rootMessage(Throwable thrown) {
        Throwable root = thrown;
        while (root.getCause() != null) {
            root = root.getCause();
        }
        return root.getMessage();
    }

    private void openHealth(Integer port) throws StartFailure {
        if (port != null) {
            health = HealthEndpoint.start(port, this::health);
        }
    }

    private Health health() {
        Runtime runtime = Runtime.getRuntime();
        Map<String, Long> figures = new TreeMap<>();
        figures.put("uptimeMs", ManagementFactory.getRuntimeMXBean().getUptime());
        figures.put("heapBytes", runtime.totalMemory() - runtime.freeMemory());
        figures.put("storeBytes", mongo.store().fileBytes());
        return new Health(!mongo.store().isBroken() && kafka.isServing(), figures);
    }

    private String readyJson(KafkaNode.Client client) {
        String healthField = health == null ? "" : ",\"health\":\"" + health.url() + "\"";
        return "{\"mongo\":\"" + mongo.urlAt(client.advertisedHost()) + "\",\"kafka\":\"" + client.advertised() + "\"" + healthField
            + ",\"pid\":" + ProcessHandle.current().pid()
            + ",\"ms\":" + ManagementFactory.getRuntimeMXBean().getUptime() + "}";
    }

    private void stop() {
        CompletableFuture<Void> stopped = CompletableFuture.allOf(
            CompletableFuture.runAsync(mongo::stop), CompletableFuture.runAsync(kafka::stop));
        try {
            stopped.get(STOP_WITHIN_MS, TimeUnit.MILLISECONDS);
            folder.close();
            out.println("STOPPED");
        } catch (Exception e) {
            out.println("STOPPED without tidying up (" + e + ")");
            Runtime.getRuntime().halt(0);
        }
    }
}
