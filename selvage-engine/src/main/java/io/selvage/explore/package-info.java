/** Runs executions of a program until a verdict is reached, and says how much that verdict is worth. */
package io.selvage.explore;
