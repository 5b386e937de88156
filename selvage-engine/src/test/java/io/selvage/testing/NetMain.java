package io.selvage.testing;

/**
 * Runs the comparison of some searches on many programs: names of searches, or {@code all}, then first and last seed.
 */
public final class NetMain {
    private NetMain() {}

    public static void main(String[] args) {
        for (NetSearch search : NetSearch.values()) {
            if (args[0].equals("all") || (" " + args[0] + " ").contains(" " + search + " ")) {
                Net net = new Net(search, Integer.getInteger("selvage.net.limit", 1_500));
                long began = System.nanoTime();
                int most = Integer.getInteger("selvage.net.most", 10);
                int found = net.differences(Long.parseLong(args[1]), Long.parseLong(args[2]), most, System.out::println)
                        .size();
                System.out.println(search + ": " + net.compared() + " compared, " + found + " differ, "
                        + (System.nanoTime() - began) / 1_000_000 + " ms");
            }
        }
    }
}
