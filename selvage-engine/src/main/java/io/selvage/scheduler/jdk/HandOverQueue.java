package io.selvage.scheduler.jdk;

import java.lang.invoke.VarHandle;
import java.util.concurrent.LinkedTransferQueue;
import java.util.concurrent.SynchronousQueue;

/** How many threads wait in a {@link SynchronousQueue} with something to hand over. No method says that. */
final class HandOverQueue {
    private static final VarHandle TRANSFERER = PrivateField.of(SynchronousQueue.class, "transferer");
    /** The mode of a node of a stack that holds an item. */
    private static final int DATA = 1;

    private HandOverQueue() {}

    static int items(Object queue) {
        Object transferer = TRANSFERER.get(queue);
        if (transferer instanceof LinkedTransferQueue<?> nodes) {
            return nodes.size();
        }
        return transferer.getClass().getSimpleName().equals("TransferStack")
                ? Stack.items(transferer)
                : Line.items(transferer);
    }

    private static Class<?> nested(String name) {
        return ThreadPools.nested("SynchronousQueue$" + name);
    }

    /** The queues of older JDKs that serve the last one first. */
    private static final class Stack {
        private static final Class<?> NODE = nested("TransferStack$SNode");
        private static final VarHandle HEAD = PrivateField.of(nested("TransferStack"), "head");
        private static final VarHandle NEXT = PrivateField.of(NODE, "next");
        private static final VarHandle MATCH = PrivateField.of(NODE, "match");
        private static final VarHandle MODE = PrivateField.of(NODE, "mode");

        static int items(Object stack) {
            int items = 0;
            for (Object node = HEAD.get(stack); node != null; node = NEXT.get(node)) {
                items += (int) MODE.get(node) == DATA && MATCH.get(node) == null ? 1 : 0;
            }
            return items;
        }
    }

    /** Those that serve the first one first. */
    private static final class Line {
        private static final Class<?> NODE = nested("TransferQueue$QNode");
        private static final VarHandle HEAD = PrivateField.of(nested("TransferQueue"), "head");
        private static final VarHandle NEXT = PrivateField.of(NODE, "next");
        private static final VarHandle ITEM = PrivateField.of(NODE, "item");
        private static final VarHandle IS_DATA = PrivateField.of(NODE, "isData");

        /** The first node holds nothing. */
        static int items(Object line) {
            int items = 0;
            for (Object node = NEXT.get(HEAD.get(line)); node != null; node = NEXT.get(node)) {
                boolean isThere = ITEM.get(node) != null && ITEM.get(node) != node;
                items += (boolean) IS_DATA.get(node) && isThere ? 1 : 0;
            }
            return items;
        }
    }
}
