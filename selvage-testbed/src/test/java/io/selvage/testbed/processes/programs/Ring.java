package io.selvage.testbed.processes.programs;

import java.io.IOException;

/**
 * Nodes on a ring, at ports 7000 and on: {@code token SIZE INDEX ROUNDS} passes a token; {@code elect SIZE INDEX ID}
 * elects the node with the largest id (Chang, Roberts); {@code elect-wrong} forgets to compare.
 */
public final class Ring {
    private static final int BASE = 7000;

    private Ring() {}

    public static void main(String[] args) throws IOException {
        int size = Integer.parseInt(args[1]);
        int index = Integer.parseInt(args[2]);
        int last = Integer.parseInt(args[3]);
        int next = BASE + (index + 1) % size;
        try (Node node = new Node(BASE + index)) {
            if (args[0].equals("token")) {
                token(node, next, index, last);
            } else {
                elect(node, next, index == 0, last, args[0].equals("elect"));
            }
        }
    }

    private static void token(Node node, int next, int index, int rounds) throws IOException {
        if (index == 0) {
            node.send(next, "1");
        }
        for (int i = 0; i < rounds; i++) {
            int count = Integer.parseInt(node.await()[1]);
            if (index != 0 || i < rounds - 1) {
                node.send(next, Integer.toString(count + 1));
            } else {
                System.out.println("the token was passed " + count + " times");
            }
        }
    }

    private static void elect(Node node, int next, boolean begins, int own, boolean compares) throws IOException {
        if (begins) {
            node.send(next, Integer.toString(own));
        }
        while (true) {
            String word = node.await()[1];
            if (word.startsWith("leader")) {
                node.send(next, word);
                return;
            }
            int id = Integer.parseInt(word);
            if (id == own) {
                System.out.println("I lead");
                node.send(next, "leader" + own);
                node.await();
                return;
            }
            node.send(next, Integer.toString(compares ? Math.max(id, own) : own));
        }
    }
}
