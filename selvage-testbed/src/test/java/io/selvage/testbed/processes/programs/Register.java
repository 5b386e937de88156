package io.selvage.testbed.processes.programs;

import java.io.IOException;

/**
 * A register with a backup: {@code primary early} acknowledges a write before the backup has it, {@code primary late}
 * afterwards; {@code backup}; {@code client} writes once, and reads from whoever answers.
 */
public final class Register {
    private static final int PRIMARY = 7001;
    private static final int BACKUP = 7002;
    private static final int CLIENT = 7003;

    private Register() {}

    public static void main(String[] args) throws IOException {
        switch (args[0]) {
            case "primary" -> primary(args[1].equals("early"));
            case "backup" -> backup();
            default -> client();
        }
    }

    private static void primary(boolean early) throws IOException {
        try (Node node = new Node(PRIMARY)) {
            String value = "none";
            for (String[] message = node.receive(); message != null; message = node.receive()) {
                switch (message[1]) {
                    case "get" -> node.send(CLIENT, value);
                    case "stored" -> acknowledge(node, !early);
                    default -> {
                        value = message[1];
                        acknowledge(node, early);
                        node.send(BACKUP, value);
                    }
                }
            }
        }
    }

    private static void acknowledge(Node node, boolean now) throws IOException {
        if (now) {
            node.send(CLIENT, "done");
        }
    }

    private static void backup() throws IOException {
        try (Node node = new Node(BACKUP)) {
            String value = "none";
            for (String[] message = node.receive(); message != null; message = node.receive()) {
                if (message[1].equals("get")) {
                    node.send(CLIENT, value);
                } else {
                    value = message[1];
                    node.send(PRIMARY, "stored");
                }
            }
        }
    }

    private static void client() throws IOException {
        try (Node node = new Node(CLIENT)) {
            node.send(PRIMARY, "new");
            if (node.receive() == null) {
                return;
            }
            node.send(PRIMARY, "get");
            String[] answer = node.receive();
            if (answer == null) {
                node.send(BACKUP, "get");
                answer = node.receive();
            }
            if (answer != null && !answer[1].equals("new")) {
                throw new AssertionError("an acknowledged write is lost");
            }
        }
    }
}
