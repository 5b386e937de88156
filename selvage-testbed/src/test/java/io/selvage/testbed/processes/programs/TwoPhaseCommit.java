package io.selvage.testbed.processes.programs;

import java.io.IOException;

/**
 * {@code coordinate PARTICIPANTS} at port 7000 asks all participants and tells them what was decided; {@code take-part
 * INDEX VOTE} votes and waits for the decision, however long that takes.
 */
public final class TwoPhaseCommit {
    private static final int COORDINATOR = 7000;

    private TwoPhaseCommit() {}

    public static void main(String[] args) throws IOException {
        int number = Integer.parseInt(args[1]);
        if (args[0].equals("coordinate")) {
            coordinate(number);
        } else {
            takePart(COORDINATOR + number, args[2]);
        }
    }

    private static void coordinate(int participants) throws IOException {
        try (Node node = new Node(COORDINATOR)) {
            for (int i = 1; i <= participants; i++) {
                node.send(COORDINATOR + i, "prepare");
            }
            boolean all = true;
            for (int i = 1; i <= participants; i++) {
                String[] vote = node.receive();
                all &= vote != null && vote[1].equals("yes");
            }
            for (int i = 1; i <= participants; i++) {
                node.send(COORDINATOR + i, all ? "commit" : "abort");
            }
        }
    }

    private static void takePart(int port, String vote) throws IOException {
        try (Node node = new Node(port)) {
            if (node.receive() == null) {
                System.out.println("nothing to do");
                return;
            }
            node.send(COORDINATOR, vote);
            node.waitForEver();
            System.out.println(node.await()[1]);
        }
    }
}
