// The least a process can do: what `kindred --version` is measured against.
int main(void) { return 0; }
