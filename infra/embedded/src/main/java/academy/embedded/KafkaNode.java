package academy.embedded;

import java.io.OutputStream;
import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Properties;

import javax.management.JMException;
import javax.management.ObjectName;

import org.apache.kafka.common.Uuid;
import org.apache.kafka.common.utils.Time;
import org.apache.kafka.metadata.BrokerState;
import org.apache.kafka.metadata.storage.Formatter;
import org.apache.kafka.server.common.Feature;
import org.apache.kafka.server.common.MetadataVersion;

import kafka.server.KafkaConfig;
import kafka.server.KafkaRaftServer;

/** One Kafka node, broker and controller at once, whose controller listens on loopback. */
final class KafkaNode {

    private static final int NODE_ID = 1;

    private final KafkaRaftServer server;

    private KafkaNode(KafkaRaftServer server) {
        this.server = server;
    }

    /** Where clients are served: the address that is bound to, and the name that they are told to connect to. */
    record Client(String host, String advertisedHost, int port) {
        String advertised() {
            return advertisedHost + ":" + port;
        }
    }

    /** Starts the node on ports known to be free; returns once clients are served. */
    static KafkaNode start(Path folder, Client client, int controllerPort) throws StartFailure {
        try {
            if (!Files.exists(folder.resolve("meta.properties"))) {
                format(folder);
            }
            LogRepair.run(folder);
            KafkaRaftServer server = new KafkaRaftServer(
                KafkaConfig.fromProps(settings(folder, client, controllerPort)), Time.SYSTEM);
            server.startup();
            return new KafkaNode(server);
        } catch (Exception e) {
            throw new StartFailure("Kafka did not start (" + e.getMessage() + "); see the logs folder for details.", e);
        }
    }

    private static void format(Path folder) throws Exception {
        Files.createDirectories(folder);
        new Formatter()
            .setClusterId(Uuid.randomUuid().toString())
            .setNodeId(NODE_ID)
            .addDirectory(folder.toString())
            .setMetadataLogDirectory(folder.toString())
            .setControllerListenerName("CONTROLLER")
            .setReleaseVersion(MetadataVersion.LATEST_PRODUCTION)
            .setSupportedFeatures(Feature.PRODUCTION_FEATURES)
            .setIgnoreFormatted(true)
            .setPrintStream(new PrintStream(OutputStream.nullOutputStream()))
            .run();
    }

    private static Properties settings(Path folder, Client client, int controllerPort) {
        Properties settings = new Properties();
        settings.putAll(Map.of(
            "process.roles", "broker,controller",
            "node.id", String.valueOf(NODE_ID),
            "log.dirs", folder.toString(),
            "listeners", "CLIENT://" + client.host() + ":" + client.port() + ",CONTROLLER://127.0.0.1:" + controllerPort,
            "advertised.listeners", "CLIENT://" + client.advertised(),
            "listener.security.protocol.map", "CLIENT:PLAINTEXT,CONTROLLER:PLAINTEXT",
            "inter.broker.listener.name", "CLIENT",
            "controller.listener.names", "CONTROLLER",
            // Static voters come from here, not from the log, so the controller's port may change at each start.
            "controller.quorum.voters", NODE_ID + "@127.0.0.1:" + controllerPort));
        settings.putAll(Map.of(
            "auto.create.topics.enable", "false",
            "num.partitions", "1",
            "default.replication.factor", "1",
            "offsets.topic.replication.factor", "1",
            "offsets.topic.num.partitions", "4",
            "transaction.state.log.replication.factor", "1",
            "transaction.state.log.min.isr", "1",
            "transaction.state.log.num.partitions", "2"));
        settings.putAll(Map.of(
            "share.coordinator.state.topic.replication.factor", "1",
            "share.coordinator.state.topic.min.isr", "1",
            "share.coordinator.state.topic.num.partitions", "1",
            "group.initial.rebalance.delay.ms", "0",
            // After a kill the controller takes the broker for alive until its session ends, and lets the new one in
            // only then: the default of 9 s would be the length of such a start. Much less, and a laptop that is busy
            // for a moment would lose its only broker.
            "broker.session.timeout.ms", "5000",
            "broker.heartbeat.interval.ms", "500"));
        settings.putAll(Map.of(
            // An acknowledged message is in the page cache, which outlives the process; a flush each second bounds
            // what a power cut could take.
            "log.flush.interval.ms", "1000",
            "log.flush.scheduler.interval.ms", "1000",
            "log.segment.bytes", String.valueOf(64 << 20),
            // Indexes are laid out at full size for each partition; the default of 10 MB is meant for servers.
            "log.index.size.max.bytes", String.valueOf(1 << 20),
            "log.cleaner.dedupe.buffer.size", String.valueOf(8 << 20),
            "log.cleaner.io.buffer.size", String.valueOf(128 << 10),
            "metadata.log.segment.bytes", String.valueOf(16 << 20),
            "num.network.threads", "2",
            "num.io.threads", "4",
            "background.threads", "2"));
        settings.putAll(Map.of(
            "num.replica.fetchers", "1",
            "num.recovery.threads.per.data.dir", "2",
            // Without records that say nothing, twice a second: their only readers are controllers of other nodes.
            "metadata.max.idle.interval.ms", "0",
            "group.coordinator.threads", "1",
            "socket.request.max.bytes", String.valueOf(16 << 20),
            "log.retention.check.interval.ms", "60000",
            "offsets.retention.minutes", String.valueOf(60 * 24 * 30)));
        return settings;
    }

    boolean isServing() {
        try {
            Object state = ManagementFactory.getPlatformMBeanServer()
                .getAttribute(new ObjectName("kafka.server:type=KafkaServer,name=BrokerState"), "Value");
            return state instanceof Number number && number.intValue() == BrokerState.RUNNING.value();
        } catch (JMException e) {
            return false;
        }
    }

    void stop() {
        server.shutdown();
    }
}
