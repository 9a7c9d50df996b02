package academy.embedded.support;

import java.nio.file.Path;

import academy.embedded.MongoNode;

/** The store without Kafka in a process of its own, to be killed often. */
public final class StoreAlone {

    private StoreAlone() {
    }

    public static void main(String[] arguments) throws Exception {
        MongoNode node = MongoNode.start(Path.of(arguments[0]), 0, cause -> Runtime.getRuntime().halt(2));
        System.out.println("READY " + node.url());
    }
}
